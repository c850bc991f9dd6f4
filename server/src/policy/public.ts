export { type Alert, alertAdmins } from './alert-admins.ts'
export {
  askSecondPerson,
  firstOf,
  guardAct,
  readRule,
  secondPersonFrom,
  whyNotSecondOf,
} from './guard-act.ts'
