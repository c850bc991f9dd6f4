/**
 * Whether a text can be a telephone number: 6 to 15 digits (ITU-T E.164 allows 15), a plus only in front, the usual separators, and
 * not a single digit repeated. Every shipping line requires a number that a courier can call.
 */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d ()./-]+$/.test(text)) return false
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= 6 && digits.length <= 15 && new Set(digits).size > 1
}

/** Whether a number includes its country code, introduced by a plus or by 00. */
export const hasCountryCode = (text: string): boolean => /^(\+|00)/.test(text)
