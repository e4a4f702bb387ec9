type Props<Value extends string> = {
  legend: string
  values: readonly Value[]
  chosen: Value
  nameOf: (value: Value) => string
  choose: (value: Value) => void
}

/** One of a few, by the arrow keys. */
export const Choice = <Value extends string>({ legend, values, chosen, nameOf, choose }: Props<Value>) => (
  <fieldset className="choice">
    <legend>{legend}</legend>
    {values.map(value => (
      <label key={value}>
        <input type="radio" name={legend} checked={value === chosen} onChange={() => choose(value)} />{' '}
        {nameOf(value)}
      </label>
    ))}
  </fieldset>
)
