/** "+447400123456" → "07400 123456". */
export const formatPhone = (phone: string) => phone.replace(/^\+44(\d{4})(\d{6})$/, '0$1 $2');
