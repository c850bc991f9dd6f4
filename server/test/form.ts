/** Whether this is `npm run test:long`: what is tried by chance is tried far more often. */
export const isLong = process.env['TEST_LONG'] === '1'
