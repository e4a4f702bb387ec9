import { useNames } from './names.ts'
import { isAmount } from './use-shown.ts'

/** The head of a table whose columns are fields. */
export const TableHead = ({ columns }: { columns: readonly string[] }) => {
  const { field } = useNames()
  return (
    <thead>
      <tr>
        {columns.map(column => (
          <th
            key={column}
            scope="col"
            lang={field(column).lang}
            data-as={isAmount(column) ? 'ore' : undefined}
          >
            {field(column).text}
          </th>
        ))}
      </tr>
    </thead>
  )
}
