export { addWarehouseByCommand } from './add-warehouse-by-command.ts'
export { type LineOffer, compareLines, refusalSentence } from './compare-lines.ts'
export { countryOfLanguage, defaultCountry } from './default-country.ts'
export { findLineTerms, nameExcludes, termsOf } from './sql-duty-terms.ts'
export { lineFigures } from './line-figures.ts'
export { type Layout, type PackageEstimate, chooseCarton, estimatePackage, layOut } from './packing.ts'
export { toCarton } from './carton-rows.ts'
export { listCartons, listOpenCartons } from './sql-cartons.ts'
export { readCsvFile } from './read-csv.ts'
export { countryCodes } from './sql-cards.ts'
export { listAllCategories } from './sql-desk.ts'
export {
  type LineRow,
  type ServiceRow,
  findCountry,
  listCategories,
  listLinesTo,
  listServiceNames,
  listServices,
  listServicesPerItem,
} from './sql.ts'
