/** What each call of staff does, by the call: empty in English, whose words are the call's own summary in the contract. */
export const text: Readonly<Record<string, string>> = {}
