import fc from 'fast-check'
import { expect, test } from 'vitest'
import { needsTaxId, taxIdName, whyNotTaxId } from './tax-id.ts'

test('some customs require a number, some only for courier declarations, most none', () => {
  expect(taxIdName('BR')).toBe('CPF / CNPJ')
  expect(taxIdName('DE')).toBeNull()
  expect(needsTaxId('BR')).toBe(true)
  expect(needsTaxId('MX', 'postal')).toBe(false)
  expect(needsTaxId('MX', 'express')).toBe(true)
  expect(needsTaxId('DE', 'express')).toBe(false)
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
])('%s %s is none', (country, id) => {
  expect(whyNotTaxId(country, id)).toBe('wrong')
})

test('any text is accepted as input', () => {
  fc.assert(
    fc.property(fc.constantFrom('AR', 'BR', 'CL', 'KR', 'MX', 'TR', 'US'), fc.string(), (country, id) => {
      expect([null, 'missing', 'wrong']).toContain(whyNotTaxId(country, id))
    }),
  )
})
