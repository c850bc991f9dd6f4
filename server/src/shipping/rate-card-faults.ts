/** So many faults are told; whoever has more begins with these. */
export const FAULTS_TOLD = 2_000
