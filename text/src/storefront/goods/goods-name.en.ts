/** Shown next to the seller's words if the name above them is a machine translation. */
export const text = { byMachine: 'Machine translation' }
