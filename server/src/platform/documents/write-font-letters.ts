import { writeFile } from 'node:fs/promises'
import { fontLettersFile } from './font-letters-file.ts'

/*
 * `npm run letters`: writes the letters that the print fonts have into the rule that forms, calls and printer
 * ask.
 */

await writeFile(
  new URL('../../../../domain/src/printing/font-letters.ts', import.meta.url),
  await fontLettersFile(),
)
