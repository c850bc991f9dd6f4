/** What a new installation says of itself until its operator does. */
export const text = {
  websiteName: 'Longhaul',
  websiteInfo:
    'Paste a link. We buy it in China, keep it {{freeStorageDays}} days free, and ship everything in one package.',
  contactHours: 'Mon–Fri 9:00–18:00 (UTC+8)',
}
