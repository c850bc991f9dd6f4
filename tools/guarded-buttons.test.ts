import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unguardedSends } from './guarded-buttons.ts'
import { ROOT, sourceFiles } from './source-files.ts'

/** Forms that only search: submitting them twice is harmless. */
const SEARCHES = [
  'storefront/src/help/HelpSearch.tsx',
  'storefront/src/orders/OrderFilters.tsx',
  'storefront/src/shared/SearchBox.tsx',
]

/** The files of a front end with such buttons. */
const filesWith = (kind: 'submits' | 'sends', files: RegExp) =>
  sourceFiles(files).filter((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return source.includes('nClick=') || source.includes('guardMs')
      ? unguardedSends(file, source)[kind].length > 0
      : false
  })

test('every button with which a shopper submits a form is guarded against a second click', () => {
  expect(filesWith('submits', /^storefront\/src\/.*(?<!\.test)\.tsx$/)).toEqual(SEARCHES)
})

test('every button whose click sends something is guarded against a second one, for shoppers and for staff', () => {
  expect(filesWith('sends', /^(storefront|console)\/src\/.*(?<!\.test)\.tsx$/)).toEqual([])
})

test('the check detects a button that submits without a guard', () => {
  const source = `<>
    <Button submit type="primary" busy={sending && (left > 0 ? words.more : words.busy)} guardMs={0} />
    <Button submit>Send</Button>
    <Button guardMs={0} onClick={() => setOpen(true)} />
  </>`
  expect(unguardedSends('x.tsx', source)).toEqual({
    submits: [
      '<Button submit type="primary" busy={sending && (left > 0 ? words.more : words.busy)} guardMs={0} />',
    ],
    sends: [],
  })
})

test('the check detects a click that sends, directly or through functions of its file, unless a dialog asks first', () => {
  const source = `
    const drop = () => { void close.mutateAsync({}) }
    function first() { second() }
    function second() { if (ready) save.mutate({}) }
    async function askFirst() { if (await ask({ title })) remove.mutate({}) }
    const page = <>
      <Button guardMs={0} onClick={() => save.mutate({ body })} />
      <Button guardMs={0} onClick={first} />
      <button type="button" onClick={() => void drop()} />
      <IconButton onClick={drop} />
      <Button onClick={drop} />
      <Button guardMs={400} onClick={drop} />
      <Button guardMs={0} onClick={() => void askFirst()} />
      <IconButton onClick={() => setOpen(true)} />
    </>`
  expect(unguardedSends('x.tsx', source).sends).toEqual([
    '<Button guardMs={0} onClick={() => save.mutate({ body })} />',
    '<Button guardMs={0} onClick={first} />',
    '<button type="button" onClick={() => void drop()} />',
    '<IconButton onClick={drop} />',
  ])
})
