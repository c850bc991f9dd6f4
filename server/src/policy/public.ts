export { alertAdmins } from './alert-admins.ts'
export {
  type ActCall,
  type FirstStep,
  askSecondPerson,
  firstOf,
  guardAct,
  needsSecond,
  readRule,
  secondPersonFrom,
  secondStepOf,
  whyNotSecondOf,
} from './guard-act.ts'
export { listHolders } from './sql.ts'
