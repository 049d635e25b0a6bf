import { describe, expect, test } from 'vitest'
import { companyRoles } from '#access/roles.ts'
import { commonPasswordCount, isCommonPassword } from './common-passwords.ts'
import { refusalOfPassword } from './password-rules.ts'
import { grantableBy, mayManage, refusalOfDisabling, refusalOfRoles, rolesBeyond } from './role-grants.ts'
import { foldRecoveryCode, needsSecondFactor, openSteps, redirectFor } from './second-factor.ts'
import { mayRefresh, tokenEnd } from './session-life.ts'
import { lineOf, recentTries, secondsUntilNext } from './tries.ts'

describe('passwords', () => {
  const whose = { operations: false, email: 'mei.ling@kopi.example', name: 'Mei Ling Tan' }

  test('of staff need twelve characters, of operations fifteen; characters, not bytes', () => {
    expect(refusalOfPassword('elevenchars', whose)).toBe('identity.password-too-short')
    expect(refusalOfPassword('twelve chars', whose)).toBeUndefined()
    expect(refusalOfPassword('twelve chars', { ...whose, operations: true })).toBe('identity.password-too-short')
    expect(refusalOfPassword('kerja-demo-2026', { ...whose, operations: true })).toBeUndefined()
    expect(refusalOfPassword('我每天早上都喝一杯咖啡', whose)).toBe('identity.password-too-short')
    expect(refusalOfPassword('我每天早上都喝一杯熱咖啡', whose)).toBeUndefined()
    expect(refusalOfPassword('x'.repeat(257), whose)).toBe('identity.password-too-long')
    expect(refusalOfPassword(`${'long and long and '.repeat(14)}ok`, whose)).toBeUndefined()
  })

  test('are not one’s own address or name', () => {
    for (const own of ['mei.ling@kopi.example', 'Mei Ling Tan', 'mei-ling-tan', 'MEILINGTAN']) {
      expect(refusalOfPassword(own.padEnd(12, '_'), whose)).toBe('identity.password-common')
    }
  })

  test('among the commonest are refused, however dressed up', () => {
    expect(commonPasswordCount()).toBeGreaterThan(3000)
    for (const common of [
      'password1234',
      'Password2024!',
      'P@ssw0rd1234',
      'p@ssw0rd-123',
      'qwertyuiop123',
      'QWERTYUIOPas'.toLowerCase().slice(0, 10).repeat(2),
      '123456789012',
      '012345678901',
      '098765432109',
      'aaaaaaaaaaaa',
      'abcabcabcabc',
      '1qaz2wsx3edc',
      'zxcvbnmzxcvbnm',
      'abcdefghijklm',
      'administrator1',
      'iloveyou12345',
      'Welcome@2025',
      'sunshine1234',
      'malaysia2026!'.slice(0, 12),
      'letmein12345',
      'changeme1234',
    ]) {
      expect([common, isCommonPassword(common)]).toEqual([common, true])
    }
  })

  test('that nobody else has are taken', () => {
    for (const good of [
      'kerja-demo-2026',
      'teh tarik kurang manis',
      'correct horse battery',
      'Tr4vel-by-night',
      'a long walk to the office',
      '珍珠奶茶半糖少冰今天好喝',
    ]) {
      expect([good, isCommonPassword(good)]).toEqual([good, false])
    }
  })
})

describe('the second factor', () => {
  test('leads to one of four ways on', () => {
    const ways = [
      [{ complete: true, enrolled: true, refused: true }, 1],
      [{ complete: false, enrolled: false, refused: true }, 1],
      [{ complete: true, enrolled: false, refused: false }, 2],
      [{ complete: true, enrolled: true, refused: false }, 2],
      [{ complete: false, enrolled: false, refused: false }, 3],
      [{ complete: false, enrolled: true, refused: false }, 4],
    ] as const
    for (const [standing, way] of ways) expect(redirectFor(standing)).toBe(way)
  })

  test('is needed by operations, by order of the company, or by one’s own choice', () => {
    const person = { operations: false, companyDemands: false, enrolled: false }
    expect(needsSecondFactor(person)).toBe(false)
    for (const why of ['operations', 'companyDemands', 'enrolled'])
      expect(needsSecondFactor({ ...person, [why]: true })).toBe(true)
  })

  test('takes the running step and the one before it, never one that was used or older', () => {
    expect(openSteps(59, null)).toEqual([1, 0])
    expect(openSteps(60, null)).toEqual([2, 1])
    expect(openSteps(60, 1)).toEqual([2])
    expect(openSteps(60, 2)).toEqual([])
    expect(openSteps(10, null)).toEqual([0])
  })

  test('reads recovery codes as people type them', () => {
    expect(foldRecoveryCode(' abcd-efgh 2345–6777 ')).toBe('ABCDEFGH23456777')
  })
})

describe('tokens', () => {
  test('may be renewed in the last five minutes only', () => {
    const end = 1_000_000_000
    expect([300_001, 300_000, 1, 0, -1].map((left) => mayRefresh(end, end - left))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })

  test('end on a whole second, and never after their session', () => {
    expect(tokenEnd(1_500, 3_600_000, 99_000_000)).toBe(3_601_000)
    expect(tokenEnd(1_500, 3_600_000, 10_999)).toBe(10_000)
  })
})

describe('failed tries', () => {
  const budget = { max: 3, window: 1_000 }

  test('are counted over the last quarter of an hour, whenever it began', () => {
    expect(secondsUntilNext([0, 500], budget, 900)).toBeUndefined()
    expect(secondsUntilNext([0, 500, 800], budget, 900)).toBe(1)
    expect(secondsUntilNext([0, 500, 800], budget, 1_000)).toBeUndefined()
    expect(secondsUntilNext([0, 0, 0, 500, 800], { max: 3, window: 900_000 }, 1_000)).toBe(899)
    expect(recentTries([0, 500, 999, 1_000], 500, 1_000)).toEqual([999, 1_000])
  })

  test('belong to a line, not to one of its many addresses', () => {
    expect(lineOf('203.0.113.7')).toBe('203.0.113.7')
    expect(lineOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(lineOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(lineOf('2001:0DB8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(lineOf('2001:db8::1')).toBe('2001:db8:0:0::/64')
    expect(lineOf('::1')).toBe('0:0:0:0::/64')
    expect(lineOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(lineOf('2001:db8:1:2::9')).not.toBe(lineOf('2001:db8:1:3::9'))
  })
})

describe('who grants what', () => {
  test('Company Admin everything, HR Generalist all but Company Admin and payroll, others nothing', () => {
    expect(grantableBy(['Company Admin'])).toEqual(companyRoles)
    const beyond = companyRoles.filter((role) => !grantableBy(['HR Generalist']).includes(role))
    expect(beyond).toEqual(['Company Admin', 'HR Payroll', 'HR Payroll 1', 'HR Payroll 2', 'HR Payroll Supervisor'])
    for (const role of companyRoles.filter((one) => one !== 'Company Admin' && one !== 'HR Generalist')) {
      expect(grantableBy([role])).toEqual([])
      expect(mayManage([role], [])).toBe(false)
    }
    expect(grantableBy(['Ops'])).toEqual([])
  })

  test('a last day, which closes an account, is entered by whoever keeps records but of those above', () => {
    for (const role of ['HR Manager', 'HR Generalist', 'HR Payroll'] as const) {
      expect(rolesBeyond([role])).toEqual(expect.arrayContaining(['Company Admin', 'HR Payroll 1']))
      expect(rolesBeyond([role])).not.toContain('HR Leave')
    }
    expect(rolesBeyond(['Company Admin', 'HR Leave'])).toEqual([])
  })

  test('never one’s own, never the last Company Admin’s', () => {
    const change = {
      actorRoles: ['Company Admin'],
      oneself: false,
      held: ['Company Admin'],
      wanted: [],
      otherAdmins: 1,
    } as const
    expect(refusalOfRoles(change)).toBeUndefined()
    expect(refusalOfRoles({ ...change, otherAdmins: 0 })).toBe('identity.last-admin')
    expect(refusalOfRoles({ ...change, oneself: true })).toBe('identity.not-oneself')
    expect(refusalOfRoles({ ...change, oneself: true, otherAdmins: 0 })).toBe('identity.last-admin')
    expect(refusalOfRoles({ ...change, actorRoles: ['HR Generalist'] })).toBe('identity.may-not-grant')
    expect(refusalOfDisabling({ ...change, otherAdmins: 0 })).toBe('identity.last-admin')
    expect(refusalOfDisabling({ ...change, actorRoles: ['HR Generalist'] })).toBe('identity.may-not-grant')
  })
})
