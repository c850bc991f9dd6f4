/** The texts on a parcel's label: its route, barcode, stamps, weight, and the stars of its review. */
export * from './label.en.ts'
