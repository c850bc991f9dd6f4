import { API_KEYS } from './read-env.ts'
import type { ApiKeys } from './platform/api-keys.ts'

/**
 * The settings of every outside API as docs/operating/reference.md has them, between two lines by which `npm
 * run settings` finds them again.
 */
export const settingsTable = (): string => `${BEGIN}

Each can come from a file as well: \`NAME_FILE=/run/secrets/name\` instead of \`NAME\` (“Secrets from files”).

| name | default | meaning |
|---|---|---|
${API_KEYS.map(rowsOf).join('\n')}

${END}`

/** A document with its table written anew. */
export function withSettingsTable(document: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error(`docs/operating/reference.md has no ${BEGIN} … ${END}`)
  return before + settingsTable() + after
}

const BEGIN = '<!-- settings: written by `npm run settings` -->'
const END = '<!-- end of settings -->'

/** What opens an API stands in one row, each of its other settings in its own. */
function rowsOf({ opens, settings }: ApiKeys): string {
  const needed = settings.filter(({ isNeeded }) => isNeeded).map(({ name }) => `\`${name}\``)
  const others = settings
    .filter(({ isNeeded }) => !isNeeded)
    .map(({ name, fallback, meaning }) => `| \`${name}\` | ${fallback || '–'} | ${meaning} |`)
  return [
    `| ${needed.join(', ')} | – | ${needed.length > 1 ? 'enable' : 'enables'} ${opens} |`,
    ...others,
  ].join('\n')
}
