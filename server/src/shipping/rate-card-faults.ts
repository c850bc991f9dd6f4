/** The most errors reported at a time; of a file with more, the first ones are reported. */
export const FAULTS_REPORTED_MAX = 2_000
