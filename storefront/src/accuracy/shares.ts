/** Converts per mille to rounded per cent. */
export const ofHundred = (perMille: number): string => String(Math.round(perMille / 10))
