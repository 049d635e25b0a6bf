import { operationsRoles } from '#access/roles.ts'
import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/login',
    public: true,
    signedOut: true,
    word: 'screen.login',
    load: () => import('./web/login-screen.tsx').then((m) => ({ default: m.LoginScreen })),
  },
  {
    path: '/panel/login',
    public: true,
    signedOut: true,
    word: 'screen.opsLogin',
    load: () => import('./web/login-screen.tsx').then((m) => ({ default: m.OperationsLoginScreen })),
  },
  {
    path: '/register',
    public: true,
    signedOut: true,
    word: 'screen.register',
    load: () => import('./web/register-screen.tsx').then((m) => ({ default: m.RegisterScreen })),
  },
  {
    path: '/google2fa/register',
    public: true,
    word: 'screen.twoFactorRegister',
    load: () =>
      import('./web/authenticator-register-screen.tsx').then((m) => ({ default: m.AuthenticatorRegisterScreen })),
  },
  {
    path: '/google2fa/login',
    public: true,
    word: 'screen.twoFactorLogin',
    load: () => import('./web/authenticator-code-screen.tsx').then((m) => ({ default: m.AuthenticatorCodeScreen })),
  },
  {
    path: '/password/forgot',
    public: true,
    word: 'screen.forgotPassword',
    load: () => import('./web/forgot-password-screen.tsx').then((m) => ({ default: m.ForgotPasswordScreen })),
  },
  {
    path: '/password/reset/:token',
    public: true,
    word: 'screen.resetPassword',
    load: () => import('./web/reset-password-screen.tsx').then((m) => ({ default: m.ResetPasswordScreen })),
  },
  {
    path: '/app/account/password',
    area: 'account',
    word: 'screen.password',
    load: () => import('./web/account/password-screen.tsx').then((m) => ({ default: m.PasswordScreen })),
  },
  {
    path: '/app/account/twoFactor',
    area: 'account',
    word: 'screen.twoFactor',
    load: () => import('./web/account/two-factor-screen.tsx').then((m) => ({ default: m.TwoFactorScreen })),
  },
  {
    path: '/app/account/sessions',
    area: 'account',
    word: 'screen.sessions',
    load: () => import('./web/account/sessions-screen.tsx').then((m) => ({ default: m.SessionsScreen })),
  },
  {
    path: '/app/account/language',
    area: 'account',
    word: 'screen.language',
    load: () => import('./web/account/language-screen.tsx').then((m) => ({ default: m.LanguageScreen })),
  },
  {
    path: '/panel/account/password',
    ops: operationsRoles,
    word: 'screen.password',
    load: () => import('./web/account/password-screen.tsx').then((m) => ({ default: m.PasswordScreen })),
  },
  {
    path: '/panel/account/twoFactor',
    ops: operationsRoles,
    word: 'screen.twoFactor',
    load: () => import('./web/account/two-factor-screen.tsx').then((m) => ({ default: m.TwoFactorScreen })),
  },
  {
    path: '/panel/account/sessions',
    ops: operationsRoles,
    word: 'screen.sessions',
    load: () => import('./web/account/sessions-screen.tsx').then((m) => ({ default: m.SessionsScreen })),
  },
  {
    path: '/panel/account/language',
    ops: operationsRoles,
    word: 'screen.language',
    load: () => import('./web/account/language-screen.tsx').then((m) => ({ default: m.LanguageScreen })),
  },
  {
    path: '/app/settings/access',
    area: 'access',
    word: 'screen.access',
    load: () => import('./web/access/access-screen.tsx').then((m) => ({ default: m.AccessScreen })),
  },
] as const satisfies readonly Screen[]
