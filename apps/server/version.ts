import card from '../../package.json' with { type: 'json' }

export const version: string = card.version
