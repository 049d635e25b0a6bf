/** Never by colour alone: each stands beside its word. */
export const tones = { new: 'warn', taken: 'info', closed: 'good', withdrawn: 'plain' } as const
export const levelTones = { acute: 'bad', concern: 'warn', talk: 'plain' } as const
