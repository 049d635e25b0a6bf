/** Who decides a quarantine where the company keeps no flow that fits. */
export const usualFlow = {
  name: 'Manager',
  when: {},
  steps: [{ approvers: [{ by: 'manager' as const, up: 1 }], needs: 'any' as const, remind_after_days: 1 }],
}
