import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { testWorld } from '../../test/world.ts'
import { priceRows, quotesReport } from './price-rows.ts'

const world = testWorld()
const price = (text: string | Buffer, after = 0) =>
  priceRows(world.db, Buffer.from(text), new Date(world.clock.now().getTime() + after))

const HEAD = 'case_id,line,country,weight_g,length_cm,width_cm,height_cm,categories,status,reasons,total_cny'
const ROWS = [
  'A,PST-EMS,SG,700,,,,,ok,,156.00',
  'B,PST-EMS,SG,3400,,,,,ok,,320.00',
  'C,PST-EMS,SG,800,,,,chewing_gum,reject,RESTRICTED_CATEGORY:chewing_gum,',
  'D,PST-EMS,US,31000,120,60,60,,reject,OVER_WEIGHT,',
  'E,PST-EMS,KP,500,,,,,,,',
]

test('prices each row and reports where the row differs', async () => {
  const { rows, faults } = await price([HEAD, ...ROWS].join('\n'))
  expect(faults).toEqual([])
  expect(quotesReport(rows)).toEqual([
    'A  PST-EMS  SG  700    ok      156.00',
    'B  PST-EMS  SG  3400   ok      321.00',
    '    DIFFERS  total_cny: stated 320.00, calculated 321.00',
    'C  PST-EMS  SG  800    reject  -       RESTRICTED_CATEGORY:chewing_gum',
    'D  PST-EMS  US  31000  reject  -       OVER_WEIGHT+OVER_LENGTH+OVER_GIRTH',
    '    DIFFERS  reasons: stated OVER_WEIGHT, calculated OVER_WEIGHT+OVER_LENGTH+OVER_GIRTH',
    'E  PST-EMS  KP  500    reject  -       COUNTRY_NOT_SERVED',
    '5 rows: 2 priced, 3 refused. 2 with differences.',
  ])
})

test('uses the card of the requested moment', async () => {
  await given.raiseRates(world, { line: 'EXP-HK', country: 'US', byFen: 1_000, from: { hours: 48 } })
  const file = `${HEAD}\nA,EXP-HK,US,500,,,,,ok,,275.70\n`
  expect((await price(file)).rows[0]?.outcome.total_cny).toBe('275.70')
  expect((await price(file, 49 * 3_600_000)).rows[0]?.outcome.total_cny).toBe('285.70')
})

test.each([
  ['line,country\nPST-EMS,US\n', ['row 1, column weight_g, missing']],
  [`${HEAD}\nA,PST-EMS,SG\n`, ['row 2, cell count, 3/11']],
  [`${HEAD}\n`, ['row 2, empty']],
  [Buffer.from(`${HEAD}\nA`, 'utf16le'), ['row 1, encoding, UTF-16']],
  [`line,country,weight_g,weight_g\nPST-EMS,SG,1,2\n`, ['row 1, column weight_g, twice']],
  [
    Buffer.concat([Buffer.from('line,country,weight_g,note\nPST-EMS,SG,1,'), Buffer.from([0xd6, 0xd0])]),
    ['row 2, column note, encoding'],
  ],
])('a file that cannot be read says where', async (content, faults) => {
  expect((await price(content)).faults).toEqual(faults)
})

test('an empty line is skipped, and so are a byte order mark and Windows line endings', async () => {
  const { rows } = await price(`\ufeffline,country,weight_g\r\n\r\nPST-EMS,SG,700\r\n`)
  expect(rows.map(({ row, outcome }) => [row, outcome.total_cny])).toEqual([[3, '156.00']])
})

test('the worked examples agree with the rate card of a new installation', async () => {
  const examples = new URL('../../../domain/src/shipping/worked-examples.csv', import.meta.url)
  const { rows } = await price(readFileSync(examples))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.flatMap((row) => row.differences)).toEqual([])
})
