/** What is written on a parcel: its way, bar code, stamps, weight, and the stars it was given. */
export * from './label.en.ts'
