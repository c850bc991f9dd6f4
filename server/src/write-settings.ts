import { readFile, writeFile } from 'node:fs/promises'
import { withSettingsTable } from './settings-table.ts'

/*
 * `npm run settings`: writes the settings of external APIs, which are declared next to their clients, into
 * docs/operating/reference.md.
 */

const operating = new URL('../../docs/operating/reference.md', import.meta.url)
await writeFile(operating, withSettingsTable(await readFile(operating, 'utf8')))
