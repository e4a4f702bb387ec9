/** Within how many days a person answers an objection. */
export const answerDays = 5
