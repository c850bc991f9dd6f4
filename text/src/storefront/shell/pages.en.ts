import { text as errorPage } from '../../browser/error-page.en.ts'

export const text = {
  ...errorPage,
  siteName: 'Longhaul',
  noScript: 'Ordering needs JavaScript. The help articles and the price table can be read without it.',
  unloaded: 'Parts of this page are missing.',
  unloadedAdvice: 'Please reload it, or try again in a few minutes.',
  reload: 'Reload',
  notBuilt: 'The pages of this shop are being prepared',
  away: 'This site is temporarily unavailable',
  tryAgain: 'Nothing you saved is lost. Please try again in a moment.',
  reference: 'Reference',
}
