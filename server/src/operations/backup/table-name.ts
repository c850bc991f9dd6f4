/** A table with the columns that are copied. */
export type Table = { schema: string; name: string; columns: string[] }

/** A table's name in SQL. */
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`

/** A name in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
