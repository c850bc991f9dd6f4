import { readFile, writeFile } from 'node:fs/promises'
import { withSettingsTable } from './settings-table.ts'

/* `npm run settings`: writes the settings of outside APIs into docs/operating.md, as they are declared beside their clients. */

const operating = new URL('../../docs/operating.md', import.meta.url)
await writeFile(operating, withSettingsTable(await readFile(operating, 'utf8')))
