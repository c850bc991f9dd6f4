import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unguardedSends } from './guarded-buttons.ts'
import { ROOT, sourceFiles } from './source-files.ts'

/** Forms that only search: submitting them twice is harmless. */
const SEARCHES = [
  'storefront/src/help/HelpSearch.tsx',
  'storefront/src/orders/OrderFilters.tsx',
  'storefront/src/parcels/PackagesScreen.tsx',
]

test('every button with which a shopper sends something is guarded against a second click', () => {
  const found = sourceFiles(/^storefront\/src\/.*(?<!\.test)\.tsx$/).filter(
    (file) => unguardedSends(file, readFileSync(join(ROOT, file), 'utf8')).length > 0,
  )
  expect(found).toEqual(SEARCHES)
})

test('the check detects a button that submits without a guard', () => {
  const source = `<>
    <Button submit type="primary" busy={sending && (left > 0 ? words.more : words.busy)} guardMs={0} />
    <Button submit>Send</Button>
    <Button guardMs={0} onClick={() => setOpen(true)} />
  </>`
  expect(unguardedSends('x.tsx', source)).toEqual([
    '<Button submit type="primary" busy={sending && (left > 0 ? words.more : words.busy)} guardMs={0} />',
  ])
})
