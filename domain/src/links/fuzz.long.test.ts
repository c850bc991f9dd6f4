/* The long form of fuzz.test.ts, which sees by the environment that it is meant. */
import './fuzz.test.ts'
