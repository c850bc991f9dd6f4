export const text = {
  siteName: 'Longhaul',
  noScript: 'Ordering needs JavaScript. The help articles and the price table can be read without it.',
  unknownMiddleware: 'Unknown middleware',
  notBuilt: 'The pages of this shop are being prepared',
  away: 'This site is temporarily unavailable',
  tryAgain: 'Nothing you saved is lost. Please try again in a moment.',
  reference: 'Reference',
  home: 'Return to home',
  errorPageFailed: 'An error occurred while showing the error page',
}
