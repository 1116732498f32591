export { PasskeyList, PasskeyOffer, PasskeySignIn } from './lazy-passkeys.tsx'
