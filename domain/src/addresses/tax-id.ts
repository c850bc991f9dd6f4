/** Countries whose customs ask for the recipient's number, and what it is called there. Carriers' notes; staff check what changes. */
const TAX_ID_NAMES: Readonly<Record<string, string>> = {
  AR: 'CUIT / DNI',
  BR: 'CPF / CNPJ',
  CL: 'RUT',
  CO: 'NIT / CC',
  ID: 'NIK / NPWP',
  KR: 'PCCC',
  MX: 'RFC / CURP',
  PE: 'DNI / RUC',
  TR: 'TC Kimlik No',
}

/** What the recipient's number is called where customs ask for one, else null: the form shows the field only then. */
export const taxIdName = (country: string): string | null =>
  Object.hasOwn(TAX_ID_NAMES, country) ? TAX_ID_NAMES[country]! : null
