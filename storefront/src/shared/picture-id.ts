/** The id in the address of a stored picture; empty where there is none. */
export const pictureIdOf = (address: string | null): string =>
  /files\/([0-9a-f-]{36})/.exec(address ?? '')?.[1] ?? ''
