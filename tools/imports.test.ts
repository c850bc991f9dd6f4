import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEATURES, KNOWS_ALL, RULES, TEST, WORKSPACES } from './import-rules.ts'
import { type Import, importsOf } from './imports.ts'
import { ROOT, sourceFiles } from './source-files.ts'

const files = sourceFiles(/\.tsx?$/)
const imports = files.flatMap((file) => importsOf(ROOT, file))
const product = imports.filter(({ from }) => !TEST.test(from))

const workspaceOf = (path: string): string => path.split('/')[0]!
const featureOf = (path: string): string | undefined => /^server\/src\/([^/]+)\//.exec(path)?.[1]
const ruleFolderOf = (path: string): string | undefined => /^domain\/src\/([^/]+)\//.exec(path)?.[1]
const folderOf = (path: string): string | undefined =>
  /^(?:storefront|console)\/src\/([^/]+)\//.exec(path)?.[1]

/** What runs as the product, and what in it only a development server or a test loads. */
const RUNS = /^(?:domain|contract|text|ui|browser|storefront|console|server)\/src\//
const DEVELOPMENT = /@vitejs\/|\/testing[^/]*\.tsx?/

/** The violations in readable form. */
const broken = (isWrong: (entry: Import & { to: string }) => boolean): string[] =>
  product.flatMap((entry) =>
    entry.to !== undefined && isWrong({ ...entry, to: entry.to }) ? [`${entry.from} → ${entry.to}`] : [],
  )

describe('imports', () => {
  test('there is something to check', () => {
    expect(product.length).toBeGreaterThan(200)
  })

  test.each(Object.entries(WORKSPACES))('%s imports only %j', (workspace, allowed) => {
    const wrong = broken(
      ({ from, to }) =>
        workspaceOf(from) === workspace &&
        workspaceOf(to) !== workspace &&
        !allowed.includes(workspaceOf(to)),
    )
    expect(wrong).toEqual([])
  })

  test('every folder of the rules is in the table, and imports only higher ones', () => {
    const order = Object.keys(RULES)
    const folders = new Set(files.map(ruleFolderOf).filter((name) => name !== undefined))
    expect([...folders].toSorted()).toEqual(order.toSorted())
    for (const [at, folder] of order.entries())
      expect(RULES[folder]!.filter((other) => order.indexOf(other) >= at)).toEqual([])
    const wrong = broken(({ from, to }) => {
      const [folder, other] = [ruleFolderOf(from), ruleFolderOf(to)]
      return (
        folder !== undefined && other !== undefined && folder !== other && !RULES[folder]!.includes(other)
      )
    })
    expect(wrong).toEqual([])
  })

  test('every feature of the server is in the table', () => {
    const features = new Set(
      files.map(featureOf).filter((name) => name !== undefined && name !== 'platform' && name !== 'demo'),
    )
    expect([...features].filter((name) => FEATURES[name ?? ''] === undefined)).toEqual([])
  })

  test.each(Object.entries(FEATURES))('the feature %s calls only %j', (feature, allowed) => {
    const wrong = broken(({ from, to }) => {
      const other = featureOf(to)
      return (
        featureOf(from) === feature &&
        other !== undefined &&
        other !== feature &&
        other !== 'platform' &&
        !allowed.includes(other)
      )
    })
    expect(wrong).toEqual([])
  })

  test('features are only used through public.ts', () => {
    const wrong = broken(({ from, to }) => {
      const [feature, other] = [featureOf(from), featureOf(to)]
      if (!feature || !other || KNOWS_ALL.test(from) || feature === other || other === 'platform')
        return false
      return !to.endsWith('/public.ts')
    })
    expect(wrong).toEqual([])
  })

  test('the platform does not import features', () => {
    expect(
      broken(
        ({ from, to }) =>
          featureOf(from) === 'platform' && to.startsWith('server/src/') && featureOf(to) !== 'platform',
      ),
    ).toEqual([])
  })

  test('the graph of features has no cycle', () => {
    const visit = (feature: string, path: string[]): string[] =>
      path.includes(feature)
        ? [[...path, feature].join(' → ')]
        : FEATURES[feature]!.flatMap((next) => visit(next, [...path, feature]))
    expect(Object.keys(FEATURES).flatMap((feature) => visit(feature, []))).toEqual([])
  })

  test('a screen imports only its own folder, shared and ui', () => {
    const wrong = broken(({ from, to }) => {
      const [own, other] = [folderOf(from), folderOf(to)]
      if (own === undefined || other === undefined || own === 'shell') return false
      return other !== own && other !== 'shared'
    })
    expect(wrong).toEqual([])
  })

  test('domain is pure: no packages, nothing from Node', () => {
    const wrong = product.filter(({ from, to }) => workspaceOf(from) === 'domain' && to === undefined)
    expect(wrong.map(({ from, name }) => `${from} → ${name}`)).toEqual([])
  })

  test('contract and text use nothing from Node', () => {
    const wrong = product.filter(({ from, name }) => /^(contract|text)\//.test(from) && isBuiltin(name))
    expect(wrong.map(({ from, name }) => `${from} → ${name}`)).toEqual([])
  })

  test('the product imports no test code', () => {
    // The long form of a journey is in bench: it uses the journey's own steps, the tests' purchases, and
    // their network failures.
    const shared = ['server/test/cart-line.ts', 'server/test/faulty-link.ts']
    const isMeasured = (from: string, to: string) =>
      workspaceOf(from) === 'bench' && (to.startsWith('e2e/src/') || shared.includes(to))
    expect(broken(({ from, to }) => TEST.test(to) && !isMeasured(from, to))).toEqual([])
  })

  test('every package is declared by the workspace that imports it, as a dependency if the product runs with it', () => {
    const declared = new Map(
      Object.keys(WORKSPACES).map((workspace) => {
        const { dependencies = {}, devDependencies = {} } = JSON.parse(
          readFileSync(join(ROOT, workspace, 'package.json'), 'utf8'),
        ) as Record<string, Record<string, string>>
        return [workspace, { dependencies, all: { ...dependencies, ...devDependencies } }] as const
      }),
    )
    const wrong = product.filter(({ from, to, name }) => {
      if (to !== undefined || isBuiltin(name) || name.startsWith('virtual:')) return false
      const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!
      const { dependencies, all } = declared.get(workspaceOf(from)) ?? { dependencies: {}, all: {} }
      return !(packageName in (RUNS.test(from) && !DEVELOPMENT.test(from + name) ? dependencies : all))
    })
    expect(wrong.map(({ from, name }) => `${from} → ${name}`)).toEqual([])
  })
})
