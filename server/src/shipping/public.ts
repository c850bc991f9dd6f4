export { type LineOffer, compareLines, refusalSentence } from './compare-lines.ts'
export { defaultCountry } from './default-country.ts'
export { type PackageEstimate, type PackedGoods, estimatePackage } from './packing.ts'
export {
  type ServiceRow,
  findCountry,
  listCategories,
  listLinesTo,
  listServiceNames,
  listServices,
} from './sql.ts'
