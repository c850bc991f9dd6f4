/** How many errors are reported at once; a file with more starts with these. */
export const FAULTS_TOLD = 2_000
