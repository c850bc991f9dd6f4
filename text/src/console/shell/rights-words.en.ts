/**
 * What each staff call does, by call: empty in English, which uses the call's own summary in the contract.
 */
export const text: Readonly<Record<string, string>> = {}
