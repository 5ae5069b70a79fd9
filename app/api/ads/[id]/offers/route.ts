import { newOffer } from '@/lib/messages/schema';
import { conversationRoute } from '../conversation-route';

export const POST = conversationRoute(newOffer);
