/** One variable of the function's environment; throws if the infrastructure does not declare it. */
export const environment = (name: string): string => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`The environment variable ${name} is not set for this function.`)
  return value
}
