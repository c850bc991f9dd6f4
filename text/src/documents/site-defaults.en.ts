/** The texts of a new installation about itself, until its operator changes them. */
export const text = {
  websiteName: 'Longhaul',
  websiteInfo:
    'Paste a link. We buy it in China, keep it {{freeStorageDays}} days free, and ship everything in one package.',
  contactHours: 'Mon–Fri 9:00–18:00 (UTC+8)',
}
