import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './source-files.ts'

/*
 * Public pages link only `storefront/src/public.css`: every component of `ui` that they import must have its
 * sheet there, and every file of theirs that may use utilities must be scanned for them.
 */

const SHOP = join(ROOT, 'storefront/src')
const read = (file: string) => readFileSync(file, 'utf8')

/** The screens that `routes.tsx` names as public, and what every page has. */
const roots = [
  ...[...read(join(SHOP, 'routes.tsx')).matchAll(/publicScreen\('([\w/]+)'\)/g)].map(([, name]) =>
    join(SHOP, `${name}.tsx`),
  ),
  join(SHOP, 'main.tsx'),
]

/** Everything that these files import, statically or lazily, except other screens. */
function reached(files: readonly string[]): Set<string> {
  const found = new Set<string>()
  const next = [...files]
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, name = ''] of read(file).matchAll(/(?:from|import\()\s*'([^']+\.tsx?)'/g)) {
      const other = name.startsWith('@longhaul/')
        ? join(ROOT, name.replace(/^@longhaul\/(\w+)\//, '$1/src/'))
        : join(dirname(file), name)
      if (existsSync(other) && !other.endsWith('finish-pending.ts')) next.push(other)
    }
  }
  return found
}

const files = [...reached(roots)]

test('the screens for strangers were found', () => {
  expect(roots.length).toBeGreaterThan(7)
  for (const part of ['home/Prices.tsx', 'shell/Header.tsx'])
    expect(files.some((file) => file.endsWith(part))).toBe(true)
})

test('each of their ui components has its sheet in the first style sheet, or loads it', () => {
  const first = read(join(ROOT, 'ui/src/first.css'))
  const folders = new Set(
    files.flatMap((file) => /\/ui\/src\/([\w-]+)\/[A-Z]\w+\.tsx$/.exec(file)?.[1] ?? []),
  )
  const loadsSheet = (folder: string) =>
    readdirSync(join(ROOT, 'ui/src', folder)).some(
      (file) =>
        file.endsWith('.tsx') &&
        read(join(ROOT, 'ui/src', folder, file)).includes(`import './${folder}.css'`),
    )
  const sheets = [...folders]
    .filter((folder) => !loadsSheet(folder))
    .flatMap((folder) =>
      readdirSync(join(ROOT, 'ui/src', folder))
        .filter((file) => file === `${folder}.css`)
        .map((file) => `./${folder}/${file}`),
    )
  expect(sheets.length).toBeGreaterThan(10)
  expect(sheets.filter((sheet) => !first.includes(`'${sheet}'`))).toEqual([])
})

test('each of their files is scanned for utilities', () => {
  const sources = [
    ...read(join(SHOP, 'public.css')).matchAll(
      /^@source '\.\/(?:(\{[^}]+\}|[^{}']+)\/)?(\{[^}]+\}|[^{}/]+)\.(tsx?)';/gm,
    ),
  ].flatMap(([, folders = '', names = '', ending]) =>
    partsOf(folders).flatMap((folder) =>
      partsOf(names).map((name) => join(SHOP, folder, `${name}.${ending}`)),
    ),
  )
  const isRead = (file: string) => sources.includes(file) || sources.includes(join(dirname(file), '*.tsx'))
  const withUtilities = files.filter(
    (file) => file.startsWith(SHOP) && (/className="/.test(read(file)) || namesClasses(file)),
  )
  expect(withUtilities.length).toBeGreaterThan(20)
  expect(
    withUtilities.filter((file) => !(file.endsWith('.ts') ? sources.includes(file) : isRead(file))),
  ).toEqual([])
})

/** Whether a file without markup contains utilities for the markup of others: `className={SIDE_LINK}`. */
function namesClasses(file: string): boolean {
  const kept = [...read(file).matchAll(/^export const ([A-Z_]+) =/gm)].map(([, name]) => name)
  const used = new RegExp(`className=\\{(?:${kept.join('|')})\\}`)
  return file.endsWith('.ts') && kept.length > 0 && files.some((other) => used.test(read(other)))
}

/** `{a,b}` → a and b. */
const partsOf = (pattern: string): string[] => pattern.replace(/^\{(.*)\}$/, '$1').split(',')
