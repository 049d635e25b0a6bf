export declare function postgresTests(root: string): string[]
