import { showProblem } from '#platform/http/web/problem-toast.tsx'

/** What the page itself finds wrong, said as the server would. */
export const showProblemText = (text: string): void => showProblem(new Error(text))
