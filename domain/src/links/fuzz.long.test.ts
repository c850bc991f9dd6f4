/* The long form of fuzz.test.ts, which detects it by the environment. */
import './fuzz.test.ts'
