export { type Alert, alertAdmins } from './alert-admins.ts'
export {
  type FirstStep,
  askSecondPerson,
  firstOf,
  guardAct,
  readRule,
  secondPersonFrom,
  secondStepOf,
  whyNotSecondOf,
} from './guard-act.ts'
