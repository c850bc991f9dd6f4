import { createPrivateKey } from 'node:crypto'
import { readProductRelease } from './product-release.ts'
import { writeDocument } from './release-document.ts'
import { makeKey } from './release-keys.ts'

/** A publisher of rules, whom a test's shop may trust. */
export function aPublisher() {
  const { privatePem, publicKey } = makeKey()
  return { publicKey, privateKey: createPrivateKey(privatePem) }
}
export type Publisher = ReturnType<typeof aPublisher>

/** The product's rules with other texts in some places, as the files of a release. */
export async function filesWith(changes: Readonly<Record<string, (text: string) => string>> = {}) {
  const { files } = await readProductRelease()
  return new Map([...files].map(([path, text]) => [path, changes[path]?.(text) ?? text] as const))
}

/** The file of a signed release. */
export const aDocument = (
  { privateKey }: Publisher,
  version: string,
  files: ReadonlyMap<string, string>,
  over: { validFrom?: string; minimumProduct?: string; urgent?: boolean } = {},
): string =>
  writeDocument({ version, validFrom: version.slice(0, 10), minimumProduct: '0.2.0', ...over }, files, [
    privateKey,
  ])

/** Macao, which charges nothing, with a tax of 5 %, which its example proves. */
export const macaoTaxes = (text: string): string => {
  const place = JSON.parse(text) as Place
  const [regime] = place.regimes
  regime!.charges = [
    {
      ...{
        id: 'mo.tax',
        kind: 'tax',
        name: { en: 'Consumption tax', zh: '消费税' },
        rate: '5%',
        of: ['goods'],
      },
      ...{ strength: 'official', source: 'the law', checked: '2026-11-28' },
    },
  ]
  place.examples = [
    {
      ...{ what: 'a shirt', source: 'the law', checked: '2026-11-28', day: '2026-12-01' },
      goods: [{ value: '100' }],
      expect: { certainty: 'estimate', total: '5.00' },
    },
  ]
  return JSON.stringify(place)
}
type Place = { regimes: { charges: unknown[] }[]; examples: unknown[] }
