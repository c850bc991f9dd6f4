export const text = {
  unknownMiddleware: 'Unknown middleware',
  tryAgain: 'Nothing you saved is lost. Please try again in a moment.',
  errorPageFailed: 'An error occurred while showing the error page',
  home: 'Return to home',
}
