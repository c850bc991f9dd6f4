import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TAX_ID_COUNTRIES, taxIdExample, taxIdName, taxIdNeed, whyNotTaxId } from './tax-id.ts'

test('some customs require a number, some only for courier declarations, most none', () => {
  expect(taxIdName('BR')).toBe('CPF / CNPJ')
  expect(taxIdName('DE')).toBeNull()
  expect(['BR', 'MX', 'UA', 'DE'].map(taxIdNeed)).toEqual(['always', 'express', 'asked', null])
  expect(whyNotTaxId('MX', '', 'postal')).toBeNull()
  expect(whyNotTaxId('UA', '', 'express')).toBeNull()
  expect(whyNotTaxId('DE', '', 'express')).toBeNull()
  expect(whyNotTaxId('KR', ' ')).toBe('missing')
  expect(whyNotTaxId('MX', '')).toBeNull()
  expect(whyNotTaxId('MX', '', 'express')).toBe('missing')
  expect(whyNotTaxId('DE', 'anything')).toBeNull()
  expect(whyNotTaxId('constructor', '')).toBeNull()
})

test.each([
  ['BR', '529.982.247-25'],
  ['BR', '11.222.333/0001-81'],
  ['AR', '20-12345678-6'],
  ['AR', '12.345.678'],
  ['CL', '12.345.678-5'],
  ['CL', '20.961.605-k'],
  ['CO', '1020304050'],
  ['ID', '3171011708450001'],
  ['KR', 'p123456789012'],
  ['MX', 'GODE561231GR8'],
  ['MX', 'BOXW310820HNERXN09'],
  ['PE', '20131312955'],
  ['PE', '001234567'],
  ['PE', 'CE 001234567'],
  ['TR', '10000000146'],
  ['TR', '4540536920'],
  ['TR', 'VKN: 454 053 6920'],
  ['TR', '0150015264'],
  ['TR', '3880718497'],
  ['TR', '8790017566'],
  ['BR', '12.ABC.345/01DE-35'],
  ['BR', '12abc34501de35'],
  ['BR', 'CPF 529.982.247–25'],
  ['BR', '５２９．９８２．２４７－２５'],
  ['CL', '12.345.678‑5'],
  ['AR', '٢٠-١٢٣٤٥٦٧٨-٦'],
  ['BY', 'mp1234567'],
  ['BY', '7654321A123PB7'],
  ['CR', '1-2345-6789'],
  ['EC', 'RUC 1710034065001'],
  ['EC', '1790011674001'],
  ['IL', '18'.padStart(8, '0')],
  ['IL', '123456782'],
  ['IN', 'PAN: ABCPE1234F'],
  ['IN', 'Aadhaar 2341-2341-2346'],
  ['KZ', '900101300017'],
  // Its first weights give 10.
  ['KZ', '900101300811'],
  ['RU', 'ИНН 500100732259'],
  ['RU', 'INN: 7707083893'],
  ['TW', 'A123456789'],
  ['TW', 'A800000014'],
  ['TW', 'AB12345678'],
  ['UA', '1234567899'],
])('%s %s is such a number', (country, id) => {
  expect(whyNotTaxId(country, id)).toBeNull()
})

test.each([
  ['BR', '529.982.247-26'],
  ['BR', '111.111.111-11'],
  ['BR', '11.222.333/0001-82'],
  ['AR', '20-12345678-7'],
  ['CL', '12.345.678-6'],
  ['CO', 'ABC'],
  ['ID', '123'],
  ['KR', '123456789012'],
  ['KR', 'P12345678901'],
  ['MX', 'RFC-12'],
  ['PE', '30131312955'],
  ['PE', '0012345678'],
  ['BR', '12.ABC.345/01DE-36'],
  ['BR', '12.ABC.345/01DE-3A'],
  ['TR', '4540536921'],
  ['TR', '10000000147'],
  ['TR', '00000000146'],
  ['EC', '1710034066'],
  ['EC', '1760034065'],
  ['EC', '1710034065000'],
  ['IL', '123456783'],
  ['IL', '00000000'],
  ['IN', '2341 2341 2345'],
  ['IN', '1341 2341 2346'],
  ['KZ', '900101300018'],
  ['RU', '500100732250'],
  ['RU', '7707083894'],
  ['SA', '1000000009'],
  ['SA', '3000000008'],
  ['TW', 'A123456788'],
  ['TW', 'A323456789'],
  ['UA', '1234567890'],
])('%s %s is none', (country, id) => {
  expect(whyNotTaxId(country, id)).toBe('wrong')
})

test('every example is such a number, and gives a name', () => {
  expect(TAX_ID_COUNTRIES.length).toBeGreaterThan(24)
  for (const country of TAX_ID_COUNTRIES) {
    expect(whyNotTaxId(country, taxIdExample(country)), country).toBeNull()
    expect(taxIdName(country), country).not.toBe('')
  }
  expect(taxIdExample('DE')).toBe('')
})

test('any text is accepted as input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TAX_ID_COUNTRIES, 'US'), fc.string(), (country, id) => {
      expect([null, 'missing', 'wrong']).toContain(whyNotTaxId(country, id))
    }),
  )
})
