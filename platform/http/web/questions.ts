/**
 * Two questions a call may have to ask before it goes on: "prove that it is you" (403 with `confirm_identity`) and
 * "go on in spite of this?" (409 with `confirm_required`). The shell answers them with dialogs; the client only asks.
 */
type Questions = {
  readonly identity: () => Promise<boolean>
  readonly goOn: (message: string, lines: readonly string[]) => Promise<boolean>
}

let asked: Questions = { identity: () => Promise.resolve(false), goOn: () => Promise.resolve(false) }

export const questions = (): Questions => asked

export function answerQuestions(answers: Questions): void {
  asked = answers
}
