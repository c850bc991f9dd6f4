import { CraneStopped } from '../illustrations/CraneStopped.tsx'
import { EmptyCart } from '../illustrations/EmptyCart.tsx'
import { EmptyShelf } from '../illustrations/EmptyShelf.tsx'
import { Hero } from '../illustrations/Hero.tsx'
import { LinkExpired } from '../illustrations/LinkExpired.tsx'
import { NoMessages } from '../illustrations/NoMessages.tsx'
import { NoPackages } from '../illustrations/NoPackages.tsx'
import { PaySuccess } from '../illustrations/PaySuccess.tsx'
import { RegisterSuccess } from '../illustrations/RegisterSuccess.tsx'
import { ReturnToSender } from '../illustrations/ReturnToSender.tsx'
import { VerifyEmail } from '../illustrations/VerifyEmail.tsx'
import { Avatar } from '../logo/Avatar.tsx'
import { Logo } from '../logo/Logo.tsx'
import { Part } from './Part.tsx'
import { words } from './words.ts'

const COLOURS =
  'paper surface sunken line control ink ink-2 ink-3 primary primary-tint seal pink pink-ink ok ok-tint warn warn-tint bad bad-tint info info-tint kraft kraft-tint focus photo'.split(
    ' ',
  )

export function Colours() {
  return (
    <Part title={words.parts.colours}>
      <div className="kit-row">
        {COLOURS.map((name) => (
          <span className="kit-swatch" key={name}>
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(--${name})`} />
            </svg>
            {name}
          </span>
        ))}
      </div>
    </Part>
  )
}

export function Type() {
  return (
    <Part title={words.parts.type}>
      <h1>{words.rail[3]}</h1>
      <h2>{words.rail[3]}</h2>
      <h3>{words.rail[3]}</h3>
      <p className="prose">
        {words.sample} <a href="#main">{words.open.sheet}</a>
      </p>
      <p lang="zh-Hans">{words.mixed}</p>
      <p className="code">25-0712-4418 · SF1402 2291 8837 · A-03-12</p>
      <div className="kit-row">
        <Logo name="Longhaul" />
        <Logo name="远淘" />
        <Avatar name="mei" />
        <Avatar name="林" size={64} />
      </div>
    </Part>
  )
}

const PICTURES = {
  EmptyCart,
  EmptyShelf,
  NoPackages,
  NoMessages,
  ReturnToSender,
  CraneStopped,
  RegisterSuccess,
  PaySuccess,
  LinkExpired,
  VerifyEmail,
  Hero,
}

export function Pictures() {
  return (
    <Part title={words.parts.pictures}>
      <div className="kit-row kit-pictures">
        {Object.entries(PICTURES).map(([name, Picture]) => (
          <figure key={name}>
            <Picture />
            {name}
          </figure>
        ))}
      </div>
    </Part>
  )
}
