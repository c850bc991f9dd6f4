import { COLUMN_TYPES } from './column-types.ts'

/** One column of one table, as the database describes it. */
export interface Column {
  table: string
  name: string
  /** PostgreSQL's own name of the type: `timestamp with time zone`, `text[]`. */
  type: string
  nullable: boolean
  /** Generated from other columns and therefore never writable. */
  computed: boolean
  /** Has a default or is an identity, so an insert may omit it. */
  optional: boolean
  /**
   * The CHECK constraints on this column alone: `CHECK ((unit = ANY (ARRAY['item'::text, 'parcel'::text])))`.
   */
  checks: string[]
}

/**
 * Generates the file `server/src/platform/database/tables.ts`: a Kysely interface for each table, from
 * columns sorted by table.
 * @throws on a type without a rule for what the driver returns.
 */
export function renderTables(columns: readonly Column[]): string {
  const tables = new Map<string, Column[]>()
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column])
  const interfaces = [...tables].map(([table, its]) => block(pascalCase(table), its.map(property)))
  const names = [...tables.keys()].map((table) => `${table}: ${pascalCase(table)}`)
  const body = [...interfaces, block('DB', names)].join('\n')
  const wrappers = ['Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const hasKept = body.includes('JsonOf<')
  const kysely = [...(hasKept ? ['ColumnType'] : []), ...wrappers]
  const imports = [...ourTypesIn(body), ...(kysely.length > 0 ? [importOf(kysely, 'kysely')] : [])]
  return `${header}${imports.join('')}\n${json}${hasKept ? `\n${jsonOf}` : ''}\n${body}`
}

const importOf = (names: readonly string[], from: string): string =>
  `import type { ${names.join(', ')} } from '${from}'\n`

/** An import for each of our files whose types the tables use. */
function ourTypesIn(body: string): string[] {
  const files = new Map([['@longhaul/domain/languages.ts', ['Lang', 'Texts']]])
  for (const [type, from] of Object.values(COLUMN_TYPES))
    files.set(from, [...new Set([...(files.get(from) ?? []), ...(type.match(/\b[A-Z]\w+/g) ?? [])])])
  return [...files].flatMap(([from, types]) => {
    const named = types.filter((type) => new RegExp(`[:<|] ?${type}\\b`).test(body)).toSorted()
    return named.length > 0 ? [importOf(named, from)] : []
  })
}

const header = '// Generated from the database by `npm run tables`. Do not edit.\n'

const json = `/** What a jsonb column holds: its reader knows the shape. Written as JSON text. */
export type Json = unknown
`

const jsonOf = `/** A jsonb column whose values are all of one shape (tools/column-types.ts). Written as JSON text. */
export type JsonOf<T> = ColumnType<T, string | Extract<T, null>, string | Extract<T, null>>
`

function block(name: string, lines: readonly string[]): string {
  return `export interface ${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`
}

function property(column: Column): string {
  const value = valueType(column) + (column.nullable ? ' | null' : '')
  const type = column.type === 'jsonb' && knownType(column) ? `JsonOf<${value}>` : value
  return `${column.name}: ${column.computed ? `GeneratedAlways<${type}>` : column.optional ? `Generated<${type}>` : type}`
}

const knownType = ({ table, name }: Column): string | undefined => COLUMN_TYPES[`${table}.${name}`]?.[0]

function valueType(column: Column): string {
  const known = knownType(column)
  if (known) return known
  for (const check of column.checks) {
    const byLanguage = LANGUAGE_CHECKS.find(({ says }) => says.test(check))
    if (byLanguage) return byLanguage.type
    const literals = literalsOf(check)
    if (literals.length > 0) return literals.join(' | ')
    const elements = elementsOf(check)
    if (elements.length > 0) return `(${elements.join(' | ')})[]`
  }
  const type = types[column.type]
  if (type === undefined)
    throw new Error(`${column.table}.${column.name}: no type for ${column.type} in table-types.ts`)
  return type
}

/** How `languages`, `is_texts` and `is_words` appear in a column's checks, independent of the languages. */
const LANGUAGE_CHECKS = [
  { says: /= ANY \(languages\(\)\)/, type: 'Lang' },
  { says: /\bis_texts\(/, type: 'Texts' },
  { says: /\bis_words\(/, type: 'Record<Lang, string[]>' },
]

/** How the driver, with the parsers of `server/src/platform/database/db.ts`, returns a value. */
const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  'bigint[]': 'string[]',
  boolean: 'boolean',
  'boolean[]': 'boolean[]',
  bytea: 'Buffer',
  // Written as zeros and ones.
  bit: 'string',
  date: 'string',
  'double precision': 'number',
  inet: 'string',
  integer: 'number',
  'integer[]': 'number[]',
  jsonb: 'Json',
  numeric: 'string',
  real: 'number',
  smallint: 'number',
  'smallint[]': 'number[]',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
  'uuid[]': 'string[]',
  xid8: 'string',
}

/**
 * The values of `CHECK (column IN (…))`, which PostgreSQL returns as `= ANY (ARRAY[…])`, or as `=` for a
 * single value.
 */
function literalsOf(check: string): string[] {
  const list = /^CHECK \(\("?\w+"? = (?:ANY \(ARRAY\[(.+)\]\)|('.*'::text))\)\)(?: NOT VALID)?$/.exec(check)
  return readLiterals(list?.[1] ?? list?.[2] ?? '')
}

/**
 * The allowed elements of `CHECK (column <@ ARRAY[…])`, alone or as one of several conditions that must all
 * hold.
 */
function elementsOf(check: string): string[] {
  if (check.includes(' OR ')) return []
  return readLiterals(/"?\b\w+"? <@ ARRAY\[([^\]]+)\]/.exec(check)?.[1] ?? '')
}

/** Converts `'a'::text, 'b'::text` to TypeScript literals; empty if the list contains anything else. */
function readLiterals(list: string): string[] {
  if (!/^'(?:[^']|'')*'::text(?:, '(?:[^']|'')*'::text)*$/.test(list)) return []
  return (list.match(/'(?:[^']|'')*'(?=::text)/g) ?? []).map(
    (literal) => `'${literal.slice(1, -1).replaceAll("''", "'").replaceAll(/['\\]/g, '\\$&')}'`,
  )
}

function pascalCase(table: string): string {
  return table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
